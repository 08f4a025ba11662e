import { type PageAnswers, pageAnswersId } from '@eksport/api'

function readAnswers(): object {
  const written = document.getElementById(pageAnswersId)?.textContent
  const answers: unknown = written ? JSON.parse(written) : undefined
  return typeof answers === 'object' && answers !== null ? answers : {}
}

/**
 * What the server has answered with the page itself; nothing where it has not: in development, or when its database kept it waiting.
 * Read by hand, for the first page shall not wait for the client and its parser.
 */
export function answerOfPage(name: keyof PageAnswers): unknown {
  return Reflect.get(readAnswers(), name)
}

/** When it did, in milliseconds since 1970: a page out of a cache is as old as it is, and asks anew. */
export function pageAnsweredAt(): number | undefined {
  const at = answerOfPage('givenAt')
  return typeof at === 'string' ? Date.parse(at) : undefined
}
