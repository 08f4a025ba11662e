/** `XMLHttpRequest`, by which files are uploaded, over the server that `fetch` uses in a test. */
export function requestOver(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class Sent extends EventTarget {
    readonly upload = new EventTarget()
    responseType = ''
    status = 0
    statusText = ''
    response: Blob | null = null
    readonly #headers = new Headers()
    readonly #end = new AbortController()
    #answered = new Headers()
    #method = ''
    #address = ''

    open(method: string, address: string): void {
      this.#method = method
      this.#address = address
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value)
    }
    getAllResponseHeaders(): string {
      return [...this.#answered].map((pair) => pair.join(': ')).join('\r\n')
    }
    abort(): void {
      this.#end.abort()
    }
    async send(body: BodyInit | null): Promise<void> {
      const end = await this.#ask(body).catch(() => (this.#end.signal.aborted ? 'abort' : 'error'))
      this.dispatchEvent(new Event(end))
      this.dispatchEvent(new Event('loadend'))
    }
    async #ask(body: BodyInit | null): Promise<'load'> {
      const { signal } = this.#end
      const answer = await fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal })
      this.status = answer.status
      this.statusText = answer.statusText
      this.#answered = answer.headers
      this.response = await answer.blob()
      return 'load'
    }
  }
  // Implements everything that a page uses of such a request.
  return Sent as unknown as typeof XMLHttpRequest
}
