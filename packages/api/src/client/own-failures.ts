import { ApiError } from './api-error.ts'

/** Titles of failures that the server did not describe, in the languages of the apps. */
const titles = {
  unreachable: {
    nb: 'Får ikke kontakt med tjenesten. Sjekk nettforbindelsen og prøv igjen.',
    nn: 'Får ikkje kontakt med tenesta. Sjekk nettforbindinga og prøv igjen.',
    en: 'Cannot reach the service. Check your connection and try again.',
  },
  // [THM-08] The same words as the error box shows for a response without data.
  unknownResponse: { nb: 'Ukjent serverrespons', nn: 'Ukjend serverrespons', en: 'Unknown response from the server' },
  // A page that is still open after a release; the text says what helps.
  otherShape: {
    nb: 'Ukjent serverrespons. Last siden på nytt, den kan være eldre enn tjenesten.',
    nn: 'Ukjend serverrespons. Last sida på nytt, ho kan vere eldre enn tenesta.',
    en: 'Unknown response from the server. Reload the page, it may be older than the service.',
  },
} as const
type Title = (typeof titles)[keyof typeof titles]

/** The words for a language tag, `nn` or `en-GB`; bokmål for any other language, as the server does. */
function titleIn(title: Title, language: string | undefined): string {
  const primary = language?.split('-')[0]?.toLowerCase()
  return primary === 'nn' || primary === 'en' ? title[primary] : title.nb
}

function ownFailure(title: string, status: number, options?: ErrorOptions): ApiError {
  return new ApiError({ type: 'about:blank', kind: 'GENERIC_ERROR', title, status, traceId: '' }, options)
}

/** No answer came: status 0, with the network's error as its cause. */
export function unreachable(language: string | undefined, cause: unknown): ApiError {
  return ownFailure(titleIn(titles.unreachable, language), 0, { cause })
}

/** An answer outside the contract: a proxy's page, or a server that stopped in the middle. */
export function unknownResponse(language: string | undefined, status: number): ApiError {
  return ownFailure(titleIn(titles.unknownResponse, language), status)
}

/** An answer of the server whose shape this page does not know. */
export function otherShape(language: string | undefined, status: number): ApiError {
  return ownFailure(titleIn(titles.otherShape, language), status)
}
