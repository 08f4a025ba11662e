import type { SharedBox, SharedPage } from '@eksport/api'
import { useState } from 'react'
import type { GivenAnswer } from './api/shared-page.ts'

export type GivenRemark = GivenAnswer['remarks'][number]

/** The state of a box in the answer being prepared. */
export type BoxState = 'todo' | 'right' | 'remark'

export interface AnswerInTheMaking {
  readonly listed: SharedPage['boxes']
  readonly given: GivenAnswer
  /** Boxes whose remarks are being written and are not in the answer yet. */
  readonly open: readonly string[]
  /** How many of the `asked` boxes are checked. */
  readonly checked: number
  readonly asked: number
  stateOf(no: string): BoxState
  remarksOf(no: string): readonly GivenRemark[]
  openRemark(no: string): void
  closeRemark(no: string): void
  setRight(no: string): void
  /** Replaces the remarks on a box. */
  setRemarks(no: string, remarks: readonly GivenRemark[]): void
  /** The answer with every asked box that has no remark marked as correct. */
  withTheRest(): GivenAnswer
  take(given: GivenAnswer): void
}

/** The part of an earlier answer that still applies: the draft may have lost a box since, or applied a remark. */
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

/** The answer being prepared on the page; it starts from the one already sent. */
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
