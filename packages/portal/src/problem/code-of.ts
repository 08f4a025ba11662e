/** The `code` parameter of an address, if any. */
export const codeOf = ({ code }: Record<string, unknown>): { code?: string } =>
  typeof code === 'string' ? { code } : {}
