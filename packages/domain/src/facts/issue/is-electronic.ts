import type { Application } from '../../application/application.ts'

/** Whether a certificate is electronic, be it on paper besides. One on paper alone may be signed all the same, and is no electronic one. */
export function isElectronic({ certificateFormats }: Pick<Application, 'certificateFormats'>): boolean {
  return certificateFormats.some((format) => format !== 'PAPER')
}
