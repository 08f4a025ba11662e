import { createHmac, timingSafeEqual } from 'node:crypto'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** [CRT-11] Sealed tokens in forms that are handed out, by which an uploaded form is recognised. */
export interface FormTokens {
  seal(binding: string): string
  /** What a form was made for; undefined if the token is not ours. */
  open(token: string): string | undefined
}

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url')

/** Tokens sealed with a key of the server. Losing the key only makes forms that are being filled in unrecognisable. */
export async function createFormTokens({ keyFolder }: { readonly keyFolder: string }): Promise<FormTokens> {
  const key = await loadOrMakeKey(keyFolder, 'form.key')
  const sealOf = (binding: string) => createHmac('sha256', key).update(binding).digest()
  return {
    seal: (binding) => `${encode(binding)}.${encode(sealOf(binding))}`,
    open(token) {
      const [text = '', seal = ''] = token.split('.')
      const binding = Buffer.from(text, 'base64url').toString('utf8')
      const given = Buffer.from(seal, 'base64url')
      const expected = sealOf(binding)
      return given.length === expected.length && timingSafeEqual(given, expected) ? binding : undefined
    },
  }
}
