/** The `code` of an address, if it has one. */
export const codeOf = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' ? { code } : {}
