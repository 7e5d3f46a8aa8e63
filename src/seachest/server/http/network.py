"""The address of this machine in its network."""

import ipaddress
import socket


def lan_address() -> str | None:
    """The address of this machine in its network; None if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(trial.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address
