import type { SharedBox, SharedPage } from '@eksport/api'
import { useState } from 'react'
import type { GivenAnswer } from './api/shared-page.ts'

export type GivenRemark = GivenAnswer['remarks'][number]

/** How a box stands in the answer that is being made. */
export type BoxState = 'todo' | 'right' | 'remark'

export interface AnswerInTheMaking {
  readonly listed: SharedPage['boxes']
  readonly given: GivenAnswer
  /** The boxes whose remarks are being written: none of them is in the answer yet. */
  readonly open: readonly string[]
  /** Of the boxes that are asked about. */
  readonly checked: number
  readonly asked: number
  stateOf(no: string): BoxState
  remarksOf(no: string): readonly GivenRemark[]
  openRemark(no: string): void
  closeRemark(no: string): void
  setRight(no: string): void
  /** The remarks on a box, in the place of those that there were. */
  setRemarks(no: string, remarks: readonly GivenRemark[]): void
  /** The same, with all that is asked about and has no remark. */
  withTheRest(): GivenAnswer
  take(given: GivenAnswer): void
}

/** What was answered, as far as it can be answered again: the draft may have lost a box since, or taken in a remark. */
function asGiven({ answer, boxes }: SharedPage): GivenAnswer {
  const { right = [], remarks = [] } = answer ?? {}
  const isStill = (box: string, path: string | undefined, text: string) =>
    boxes.some(({ no, answers }) => {
      const named = answers.find((one) => one.path === path)
      return no === box && (path === undefined || (named !== undefined && named.value !== text))
    })
  return {
    right: right.filter((no) => boxes.some((box) => box.no === no)),
    remarks: remarks.flatMap(({ box, path, text }) =>
      isStill(box, path, text) ? [{ box, ...(path !== undefined && { path }), text }] : [],
    ),
  }
}

/** The answer as it is made on the page; it begins with the one that was sent. */
export function useAnswer(page: SharedPage): AnswerInTheMaking {
  const [given, take] = useState(() => asGiven(page))
  const [open, setOpen] = useState<readonly string[]>([])
  const remarksOf = (no: string) => given.remarks.filter(({ box }) => box === no)
  const stateOf = (no: string): BoxState => {
    if (remarksOf(no).length > 0) return 'remark'
    return given.right.includes(no) ? 'right' : 'todo'
  }
  const asked = page.boxes.filter((box) => box.asked)
  const isListed = (box: SharedPage['boxes'][number]) =>
    box.asked || open.includes(box.no) || stateOf(box.no) === 'remark'
  return {
    listed: page.boxes.filter(isListed),
    given,
    open,
    checked: asked.filter(({ no }) => stateOf(no) !== 'todo').length,
    asked: asked.length,
    stateOf,
    remarksOf,
    openRemark: (no) => setOpen((all) => [...all.filter((one) => one !== no), no]),
    closeRemark: (no) => setOpen((all) => all.filter((one) => one !== no)),
    setRight: (no) =>
      take({
        right: [...given.right.filter((one) => one !== no), no],
        remarks: given.remarks.filter(({ box }) => box !== no),
      }),
    setRemarks: (no, remarks) =>
      take({
        right: given.right.filter((one) => one !== no),
        remarks: [...given.remarks.filter(({ box }) => box !== no), ...remarks],
      }),
    withTheRest: () => ({
      right: asked.filter(({ no }) => stateOf(no) !== 'remark').map(({ no }) => no),
      remarks: given.remarks,
    }),
    take,
  }
}

/** The caption of a box in English, and in the other languages of its certificate. */
export function captionsOf({ caption: { en, ...others } }: Pick<SharedBox, 'caption'>) {
  const translations = Object.entries(others).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { en, others: translations.map(([language, words]) => ({ language, words })) }
}
