"""Runs every command of docs/hosting.md in a new Debian, booted by systemd-nspawn, from packages to a restored backup.

    python tools/try_hosting.py --dist DIST --wheels WHEELS

DIST has the source archive of this version. WHEELS has the wheels of everything that the extra `server` needs, for
Debian's Python (3.11.2, which needs `async-timeout` too, unlike later ones), and wheels of Seachest in this version and
in the one that the page upgrades to. `--root TAR` takes a bare root that was made before, or keeps the one that is
made. Needs root, mmdebstrap and systemd-nspawn. Packages come from Debian's archive; everything after their
installation runs without a network.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
PAGE = REPOSITORY / "docs" / "hosting.md"
SUITE = "bookworm"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PACKAGES_BLOCK = "apt-get update"
"""What the block begins with that needs a network."""
TIMEOUT_S = 3000

LOCAL_CERTIFICATES = r"""sed -i '1i {\n\tlocal_certs\n}' /etc/caddy/Caddyfile
echo "127.0.0.1 $NAME" >> /etc/hosts
systemctl restart caddy
authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
for _ in $(seq 30); do test -e $authority && break; sleep 1; done
export CURL_CA_BUNDLE=$authority SSL_CERT_FILE=$authority"""
STAND_INS = {
    "systemctl restart caddy": LOCAL_CERTIFICATES,
    "sftp:backup@other.example.org:/srv/seachest": "/srv/other-machine",
}
"""What can't be had in a closed room, and what takes its place."""

CHECKS = {
    "seachest swarm": 'test "$(runuser -u postgres -- psql -Atc "select count(*) from tables" seachest)" -ge 3',
    "promtool query instant": """
for query in 'min(up) == 1' 'seachest_sockets_open' 'seachest_moves_stored_total > 0' \\
             'time() - seachest_backup_finished_seconds < 3600' \\
             'node_systemd_unit_state{name="seachest-offsite.service"}'; do
  promtool query instant http://127.0.0.1:9090 "$query" | grep -q . || { echo "nothing: $query"; exit 1; }
done
rules=$(curl --silent http://127.0.0.1:9090/api/v1/rules)
case $rules in *SeachestDown*) ;; *) echo "no rules"; exit 1;; esac
case $rules in *'"health":"err"'*) echo "broken rules: $rules"; exit 1;; esac""",
    "NEW=": "curl --silent http://127.0.0.1:8000/health | grep -q 0.2.0\n"
    'runuser -u postgres -- psql -qc "create table played_since (x int)" seachest',
    "pg_restore": "curl --silent http://127.0.0.1:8000/health | grep -q 0.1.0\n"
    'test "$(runuser -u postgres -- psql -Atc "select count(*) from tables" seachest)" -ge 3\n'
    """test -z "$(runuser -u postgres -- psql -Atc "select to_regclass('played_since')" seachest)" """,
    "ss --no-header": "test -z \"$(ss -Htln | awk '{print $4}' | grep -v -E '^(127\\.|\\[::1\\])|:(22|80|443)$')\"",
}
"""What must be true after the block that has these words."""

UNIT = """[Unit]
Description=The commands of the page on hosting
After=multi-user.target
[Service]
Type=oneshot
Environment=HOME=/root
WorkingDirectory=/root
ExecStart=/bin/sh /root/run.sh
[Install]
WantedBy=graphical.target multi-user.target
"""

RUN = """bash /root/page.sh > /root/said 2>&1
echo $? > /root/status
journalctl -b -n 400 > /root/journal
systemctl poweroff --force
"""


def page_blocks() -> list[str]:
    """The commands of the page, block by block."""
    return BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def script_of(blocks: list[str]) -> str:
    """The blocks as one script, with stand-ins, and checks after them."""
    lines = ["set -eu", "set -o pipefail"]
    unused = dict.fromkeys([*STAND_INS, *CHECKS])
    for block in blocks:
        commands = block
        for words, stand_in in STAND_INS.items():
            if words in commands:
                commands = commands.replace(words, stand_in)
                unused.pop(words, None)
        lines += ["set -x", commands.rstrip(), "{ set +x; } 2> /dev/null"]
        for words, check in CHECKS.items():
            if words in block:
                lines.append(f"{{ {check}\n}} || {{ echo 'not true after: {words}'; exit 1; }}")
                unused.pop(words, None)
    if unused:
        sys.exit(f"The page no longer has: {', '.join(unused)}")
    return "\n".join([*lines, "echo 'All commands of the page have run.'", ""])


def make_root(folder: Path, tar: Path | None) -> None:
    """A bare Debian in a folder."""
    folder.mkdir(parents=True)
    if tar and tar.exists():
        subprocess.run(["tar", "-xf", tar, "-C", folder], check=True)
        return
    made = ["mmdebstrap", "--mode=root", "--variant=apt", "--include=ca-certificates,systemd-sysv,dbus,openssl"]
    subprocess.run([*made, SUITE, folder], check=True, stdin=subprocess.DEVNULL)
    if tar:
        subprocess.run(["tar", "-cf", tar, "-C", folder, "."], check=True)


def nspawn(root: Path, *arguments: str) -> list[str]:
    """How something is run in the root."""
    machine = ["systemd-nspawn", f"--directory={root}", "--quiet", "--register=no", "--keep-unit", "--console=pipe"]
    machine += ["--timezone=off"]  # Debian's tzdata writes it itself
    return [*machine, *arguments]


def main() -> int:
    """Does it, and says how it went."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--dist", type=Path, required=True)
    parser.add_argument("--wheels", type=Path, required=True)
    parser.add_argument("--root", type=Path, metavar="TAR", help="a bare root; made and kept here if it is missing")
    about_limit = "seconds after which the commands are given up; compiling takes long on a busy machine"
    parser.add_argument("--limit", type=int, default=TIMEOUT_S, metavar="S", help=about_limit)
    args = parser.parse_args()
    first, *rest = page_blocks()
    if not first.startswith(PACKAGES_BLOCK):
        sys.exit("The page does not begin with its packages.")
    script = script_of(rest)

    with tempfile.TemporaryDirectory(prefix="hosting-") as room:
        root = Path(room) / "debian"
        make_root(root, args.root)
        environment = "--setenv=DEBIAN_FRONTEND=noninteractive"
        packages = nspawn(root, environment, "--resolv-conf=replace-host", "bash", "-euxc", first)
        subprocess.run(packages, check=True, stdin=subprocess.DEVNULL)
        home = root / "root"
        for archive in args.dist.glob("seachest-*.tar.gz"):
            shutil.copy(archive, home)
        shutil.copytree(args.wheels, root / "srv" / "wheels")
        (root / "etc" / "pip.conf").write_text("[global]\nno-index = true\nfind-links = /srv/wheels\n")
        (home / "page.sh").write_text(script)
        (home / "run.sh").write_text(RUN)
        unit = root / "etc" / "systemd" / "system" / "page.service"
        unit.write_text(UNIT)
        subprocess.run(nspawn(root, "systemctl", "enable", "page"), check=True, stdin=subprocess.DEVNULL)
        boot = nspawn(root, "--private-network", "--boot")
        try:
            subprocess.run(boot, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=args.limit, check=False)
        except subprocess.TimeoutExpired:
            print(f"It has not ended after {args.limit} seconds.")
        status = (home / "status").read_text().strip() if (home / "status").exists() else "none"
        if (home / "said").exists():
            print((home / "said").read_text())
        if status != "0" and (home / "journal").exists():
            print((home / "journal").read_text())
        print(f"Status: {status}")
        return 0 if status == "0" else 1


if __name__ == "__main__":
    sys.exit(main())
