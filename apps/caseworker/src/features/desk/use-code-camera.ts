import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

interface CodeReader {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type CodeReaders = new (options: { readonly formats: readonly string[] }) => CodeReader

const readers = (): CodeReaders | undefined => Reflect.get(window, 'BarcodeDetector')

/** Whether this browser reads codes by the camera; many do not. */
export const canReadCodes = (): boolean => readers() !== undefined && navigator.mediaDevices !== undefined

/** How it stands with the camera: not yet given, read from, or not to be had. */
export type CameraState = 'opening' | 'reading' | 'refused' | 'none'

/** Between two looks at the picture, in milliseconds. */
const pause = 150

/** Has the camera look at a scene until `stop` is called; each code that it sees is reported once for as long as it is in sight. */
async function watch(picture: HTMLVideoElement, onRead: (text: string) => void, stop: AbortSignal): Promise<void> {
  const Reader = readers()
  if (Reader === undefined) return
  const reader = new Reader({ formats: ['qr_code'] })
  let last: string | undefined
  while (!stop.aborted) {
    const [code] = picture.readyState >= picture.HAVE_CURRENT_DATA ? await reader.detect(picture) : []
    if (!stop.aborted && code !== undefined && code.rawValue !== last) onRead(code.rawValue)
    last = code?.rawValue
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** [CW-14] The camera, where there is one that may be used, and what it reads. It is let go with the page. */
export function useCodeCamera(onRead: (text: string) => void): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>(canReadCodes() ? 'opening' : 'none')
  const report = useEffectEvent(onRead)
  useEffect(() => {
    if (!canReadCodes()) return
    const stop = new AbortController()
    let stream: MediaStream | undefined
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const picture = video.current
      if (stop.signal.aborted || picture === null) return letGo(stream)
      picture.srcObject = stream
      setState('reading')
      await watch(picture, report, stop.signal)
    }
    // Whatever keeps the camera from reading, the number can be written.
    open().catch(() => stop.signal.aborted || setState('refused'))
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
