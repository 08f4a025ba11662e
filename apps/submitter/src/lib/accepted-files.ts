import { fileTypes } from '@eksport/ui'

/** [CAN-01] What may be attached wherever papers are asked for; the server takes in the same. */
export const acceptedFiles = [fileTypes.pdf, fileTypes.jpg, fileTypes.png, fileTypes.tiff]
