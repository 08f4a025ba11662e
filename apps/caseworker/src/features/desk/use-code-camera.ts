import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface CodeReader {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type CodeReaders = new (options: { formats: ['qr_code'] }) => CodeReader

/** Few browsers read codes themselves; in all others it is fetched when the camera is opened. */
const openReader = async (): Promise<CodeReader> => {
  const own: CodeReaders | undefined = Reflect.get(window, 'BarcodeDetector')
  const Reader = own ?? (await import('qr/decode.js')).BarcodeDetector
  return new Reader({ formats: ['qr_code'] })
}

/** Whether a page here may ask for a camera at all. */
export const mayHaveCamera = (): boolean => navigator.mediaDevices !== undefined

/** How it stands with the camera: not yet given, read from, not to be used, or not there. */
export type CameraState = 'opening' | 'reading' | 'refused' | 'none'

/** Between two looks at the picture, in milliseconds. */
const pause = 150

/** Has the camera look at a scene until `stop` is called; each code that it sees is reported once for as long as it is in sight. */
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

/** [CW-14] The camera, where there is one that may be used, and what it reads. It is let go with the page. */
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
    // Whatever keeps the camera from reading, the number can be written.
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
