/** Prints a file through a hidden frame of its own address, which the browser's PDF reader fills. Answers how to take the frame away. */
export function printFrame(url: string): () => void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.title = ''
  frame.setAttribute('aria-hidden', 'true')
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  frame.src = url
  document.body.append(frame)
  return () => frame.remove()
}
