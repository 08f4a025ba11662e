import { type Application, filledFormTypes } from '@eksport/domain'

/** Whether an uploaded form no longer counts; the server names those that do. */
export function hasOutdatedForm({
  attachments = [],
  filledForms = [],
}: Pick<Application, 'attachments' | 'filledForms'>): boolean {
  return attachments.some(
    ({ id, type }) =>
      filledFormTypes.some((form) => form === type) && !filledForms.some(({ attachmentId }) => attachmentId === id),
  )
}

/** The message for an outdated form, on its page and among the reasons that stop the application. */
export const outdatedFormText = {
  nb: 'Skjemaet er fylt ut før land, mal eller malens versjon ble endret, og gjelder ikke lenger. Last ned det nye. Det du skrev, følger med.',
  nn: 'Skjemaet er fylt ut før land, mal eller versjonen av malen vart endra, og gjeld ikkje lenger. Last ned det nye. Det du skreiv, følgjer med.',
  en: 'The form was filled in before the country, the template or its version changed, and does not count any more. Download the new one. What you wrote comes with it.',
} as const
