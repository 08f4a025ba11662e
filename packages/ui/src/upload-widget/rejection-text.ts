import type { Translate } from '../text/catalogue.js'
import type { UploadRejection } from './check-files.logic.js'
import type { uploadWidgetTexts } from './upload-widget.texts.js'

const megabytes = (bytes: number) => Math.floor(bytes / 1024 ** 2)

/** [UPL-01]–[UPL-05] Why a file was not added, in words. */
export function rejectionText(rejection: UploadRejection, t: Translate<typeof uploadWidgetTexts>): string {
  const { name } = rejection
  switch (rejection.code) {
    case 'too-large':
      return t('tooLarge', { size: megabytes(rejection.maxSizeBytes) })
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
    case 'folder':
      return t(rejection.code, { name })
  }
}
