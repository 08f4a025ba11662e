import { createHmac, timingSafeEqual } from 'node:crypto'
import { loadOrMakeKey } from '../keys/key-file.ts'

/** [CRT-11] What a form that is handed out carries, so that it is known again: what it was made for, under our seal. */
export interface FormTokens {
  seal(binding: string): string
  /** What a form was made for; nothing where it was not handed out by us. */
  open(token: string): string | undefined
}

const encode = (text: string | Buffer) => Buffer.from(text).toString('base64url')

/** Tokens under a key of the server: losing it makes forms that are being filled in unknown, and nothing else. */
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
