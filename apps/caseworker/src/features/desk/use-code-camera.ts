import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface CodeReader {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type CodeReaders = new (options: { formats: ['qr_code'] }) => CodeReader

/** Uses the browser's BarcodeDetector; most browsers lack it, and load a replacement when the camera is opened. */
const openReader = async (): Promise<CodeReader> => {
  const own: CodeReaders | undefined = Reflect.get(window, 'BarcodeDetector')
  const Reader = own ?? (await import('qr/decode.js')).BarcodeDetector
  return new Reader({ formats: ['qr_code'] })
}

/** Whether a page here can ask for a camera at all. */
export const mayHaveCamera = (): boolean => navigator.mediaDevices !== undefined

/** The state of the camera: waiting for permission, reading, not permitted, or absent. */
export type CameraState = 'opening' | 'reading' | 'refused' | 'none'

/** Milliseconds between two looks at the picture. */
const pause = 150

/** Looks for codes until `stop` is aborted; a code is reported once for as long as it stays in view. */
async function watch(
  picture: HTMLVideoElement,
  reader: CodeReader,
  onRead: (text: string) => void,
  stop: AbortSignal,
): Promise<void> {
  let last: string | undefined
  while (!stop.aborted) {
    const [code] = picture.readyState >= picture.HAVE_CURRENT_DATA ? await reader.detect(picture) : []
    if (!stop.aborted && code !== undefined && code.rawValue !== last) onRead(code.rawValue)
    last = code?.rawValue
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const isNotThere = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

/** [CW-14] Opens the camera if it exists and is permitted, and reports the codes it reads. Released when the component unmounts. */
export function useCodeCamera(onRead: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>(mayHaveCamera() ? 'opening' : 'none')
  const report = useEffectEvent(onRead)
  useEffect(() => {
    if (!mayHaveCamera()) return
    const stop = new AbortController()
    let stream: MediaStream | undefined
    const open = async () => {
      const reader = await openReader()
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const picture = video.current
      if (stop.signal.aborted || picture === null) return letGo(stream)
      picture.srcObject = stream
      setState('reading')
      await watch(picture, reader, report, stop.signal)
    }
    // If the camera fails for any reason, the number can still be typed.
    open().catch((error: unknown) => {
      letGo(stream)
      if (!stop.signal.aborted) setState(isNotThere(error) ? 'none' : 'refused')
    })
    return () => {
      stop.abort()
      letGo(stream)
    }
  }, [])
  return { video, state }
}

function letGo(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
