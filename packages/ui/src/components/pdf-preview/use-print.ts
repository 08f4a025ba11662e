'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Prints a file through a frame with its address, rendered by the browser's PDF reader. Returns a function that removes
 * the frame; calls `onRefused` where the browser cannot print so: on phones, without a reader, or by a policy.
 */
function printFrame(url: string, onRefused: () => void): () => void {
  // Without a PDF reader the browser would save the file instead.
  if (navigator.pdfViewerEnabled === false) {
    onRefused()
    return () => undefined
  }
  const frame = document.createElement('iframe')
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  // Invisible, but with a box: a frame with display none loads no PDF, and Firefox refuses to print it.
  frame.style.cssText = 'position:fixed;top:0;left:0;width:1px;height:1px;border:0;visibility:hidden'
  const print = () => {
    try {
      if (!frame.contentWindow) throw new Error('The frame has no window.')
      frame.contentWindow.focus()
      frame.contentWindow.print()
    } catch {
      onRefused()
    }
  }
  frame.addEventListener('load', print, { once: true })
  frame.src = url
  document.body.append(frame)
  return () => frame.remove()
}

/** Prints the open file; `refused` if the browser does not. The frame is removed with the preview. */
export function usePrint(url: string | undefined, open: boolean) {
  const takeAway = useRef<() => void>(undefined)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!open) setRefused(false)
    return () => takeAway.current?.()
  }, [open])
  const print = () => {
    takeAway.current?.()
    setRefused(false)
    if (url) takeAway.current = printFrame(url, () => setRefused(true))
  }
  return { print, refused }
}
