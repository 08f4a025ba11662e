/** Behind the mark, so that no server on the way, log or other page is told of it [SEC-21]. */
export const addressOfLink = (token: string): string => `${window.location.origin}/delt#${token}`
