import { goodsHeadingSchema } from '@eksport/domain'
import { z } from 'zod'
import { defineEndpoint } from '../endpoint/define-endpoint.ts'
import { codeLists, oneHour } from '../endpoint/paths.ts'

/** [EXP-06] What the words of each heading admit. A species that a heading names stands with the rows below it. */
export const listGoodsHeadings = defineEndpoint({
  method: 'GET',
  path: `${codeLists}/v1/goods-headings`,
  summary: 'Hva varekodene omfatter',
  audiences: ['submitter', 'caseworker'],
  access: 'public',
  response: z.array(goodsHeadingSchema),
  maxAge: oneHour,
})
