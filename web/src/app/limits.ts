/** How long texts may be, as the server accepts them. */
export const MAX_NAME_LENGTH = 24;
export const MIN_PASSWORD_LENGTH = 8;
