import { setTimeout as wait } from 'node:timers/promises'
import { type PageAnswers, pageAnswersId } from '@eksport/api'
import type { FastifyBaseLogger } from 'fastify'
import { readFlags } from '../../db/repositories/flags.ts'
import { listOperatingMessages } from '../../db/repositories/operating-messages.ts'
import type { Deps } from '../../deps.ts'
import { describeError } from '../../log/describe-error.ts'

/** Longer than two small reads take. A page without its answers asks for them; one that does not come asks nothing. */
const patience = 300

/** What belongs into the head of a page that is sent now; nothing where it could not be had. */
export type AnswersForPage = (log: FastifyBaseLogger) => Promise<string>

type Reading = Pick<Deps, 'transactions' | 'now'>

async function readAnswers({ transactions, now }: Reading): Promise<PageAnswers> {
  const moment = now()
  return transactions.run({ audience: 'public' }, async (tx) => ({
    givenAt: moment.toISOString(),
    flags: await readFlags(tx),
    operatingMessages: await listOperatingMessages(tx, moment),
  }))
}

/** No script: a block of data, which the content security policy does not ask about. No text can end it. */
const asElement = (answers: PageAnswers): string =>
  `<script type="application/json" id="${pageAnswersId}">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`

/**
 * Answers with the page what it would ask at first, so that it is drawn whole and nothing on it moves: the flags, and the operating
 * messages above everything else.
 */
export function answersForPage(deps: Reading): AnswersForPage {
  return async (log) => {
    try {
      const answers = await Promise.race([readAnswers(deps), wait(patience, undefined, { ref: false })])
      return answers === undefined ? '' : asElement(answers)
    } catch (error) {
      log.warn(describeError(error), 'A page was sent without its answers')
      return ''
    }
  }
}
