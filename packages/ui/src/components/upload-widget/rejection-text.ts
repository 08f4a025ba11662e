import { languageTags } from '@eksport/forms'
import type { Translate } from '../../foundation/text/catalogue.js'
import type { UploadRejection } from './check-files.logic.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'

/** '10', '2,5' or '0,04': rounded down, but never to zero. */
export function megabytes(bytes: number, locale: string): string {
  const size = bytes / 1024 ** 2
  const steps = size < 1 ? 100 : 10
  return (Math.floor(size * steps) / steps).toLocaleString(languageTags(locale))
}

/** Why a file was not added, in words. */
export function rejectionText(
  rejection: UploadRejection,
  t: Translate<typeof uploadWidgetTexts>,
  locale: string,
): string {
  const { name } = rejection
  switch (rejection.code) {
    case 'too-large':
      return t('tooLarge', { size: megabytes(rejection.maxSizeBytes, locale) })
    case 'too-small':
      return t('tooSmall')
    case 'type': {
      const text = t('type', { name, type: rejection.type || t('unknownType') })
      return /^hei[cf]$/.test(rejection.type) ? `${text} ${t('heic')}` : text
    }
    case 'count':
      return rejection.maxFiles === 1 ? t('countOne') : t('countMany', { count: rejection.maxFiles })
    case 'custom':
      return rejection.message
    case 'content':
      return t('content', { name, type: rejection.type })
    case 'duplicate':
    case 'unreadable':
    case 'folder':
      return t(rejection.code, { name })
  }
}

/** The same, including the file name if the sentence lacks it: for use where no name is shown. */
export function namedRejection(...rejected: Parameters<typeof rejectionText>): string {
  const [{ name }] = rejected
  const text = rejectionText(...rejected)
  return text.includes(name) ? text : `${name}: ${text}`
}
