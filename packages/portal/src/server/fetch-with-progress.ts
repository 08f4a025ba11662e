function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name, ...value] = line.split(':')
    if (name) headers.append(name, value.join(':').trim())
  }
  return headers
}

function responseOf(request: XMLHttpRequest): Response {
  const isEmpty = request.status === 204 || request.status === 304
  const { status, statusText } = request
  return new Response(isEmpty ? null : (request.response as Blob), { status, statusText, headers: headersOf(request) })
}

/** As `fetch`, for large bodies: `fetch` itself does not report how many bytes were sent. */
export function fetchWithProgress(onProgress: (sentBytes: number) => void): typeof fetch {
  return (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const stop = () => request.abort()
      request.open(method, input instanceof Request ? input.url : input)
      request.responseType = 'blob'
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
      request.addEventListener('load', () => resolve(responseOf(request)))
      request.addEventListener('error', () => reject(new TypeError('The request did not reach the server')))
      request.addEventListener('abort', () => reject(new DOMException('The request was ended', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop))
      signal?.addEventListener('abort', stop)
      if (signal?.aborted) reject(new DOMException('The request was ended', 'AbortError'))
      // No streams are sent here.
      else request.send((body ?? null) as XMLHttpRequestBodyInit | null)
    })
}
