/** Where the officers' login starts; `next` is the path to come back to. */
export const loginAddress = (next: string) => `/oauth2/authorization/ansatt?next=${encodeURIComponent(next)}`
