import type { ApplicationQuery } from '@eksport/domain'
import { KeyHint } from '@eksport/portal/keys/key-hint.tsx'
import { useSingleKeys } from '@eksport/portal/keys/use-single-keys.ts'
import { listPage } from '@eksport/portal/list/list-source.ts'
import { useText } from '@eksport/portal/text/use-text.ts'
import { ButtonLink, IconButton } from '@eksport/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListPlace } from '#src/lib/list-place.ts'
import { cases } from '../api/cases.ts'
import { pageWith, placesAround } from '../neighbours.ts'
import { queueOf } from '../queues.ts'
import { queueTexts, worklistTexts as texts } from '../worklist.texts.ts'
import { readQuery } from '../worklist.ts'

interface CaseNeighboursProps {
  readonly referenceNumber: number
  readonly place: ListPlace
}

interface Neighbour {
  readonly referenceNumber: number
  readonly place: ListPlace
}

/** [CW-05] Links to the previous and next case in the list that the case was opened from; K and J follow them. */
export function CaseNeighbours({ referenceNumber, place }: CaseNeighboursProps) {
  const say = useText()
  const navigate = useNavigate()
  const query = readQuery(place.search)
  const { at, total, previous, next } = useNeighbours(query, referenceNumber, place)
  useSingleKeys((key) => {
    const to = { j: next, k: previous }[key]
    if (to !== undefined) void navigate(linkTo(to))
    return to !== undefined
  })
  if (total === undefined) return null
  const queue = queueOf(query)
  const list = say(queue ? queueTexts[queue] : texts.otherSelection)
  return (
    <div className="flex items-center gap-2">
      {at !== undefined && (
        <span className="mr-1 text-small text-subtle max-md:hidden">
          {say(texts.placeInList, { n: at + 1, total, list })}
        </span>
      )}
      <Step to={previous} label={say(texts.previousCase)} letter="K">
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Step>
      <Step to={next} label={say(texts.nextCase)} letter="J">
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </div>
  )
}

/** [CW-10] Opens the next case in the list; undefined if this is the last, or was not opened from a list. */
export function useNextCase(referenceNumber: number, place: ListPlace | undefined): (() => void) | undefined {
  const navigate = useNavigate()
  const { search, index } = place ?? { search: {}, index: 0 }
  const { next } = useNeighbours(readQuery(search), referenceNumber, { search, index }, place !== undefined)
  return next && (() => void navigate(linkTo(next)))
}

const linkTo = ({ referenceNumber, place }: Neighbour) => ({
  to: '/soeknader/$referenceNumber' as const,
  params: { referenceNumber },
  state: { list: place },
})

interface StepProps {
  readonly to: Neighbour | undefined
  readonly label: string
  readonly letter: string
  readonly children: ReactNode
}

function Step({ to, label, letter, children }: StepProps) {
  const content = (
    <>
      {children}
      <KeyHint letter={letter} />
    </>
  )
  const look = 'w-auto min-w-8 px-2'
  if (to === undefined)
    return (
      <IconButton small disabled label={label} className={look}>
        {content}
      </IconButton>
    )
  return (
    <ButtonLink small aria-label={label} title={label} className={look} render={<Link {...linkTo(to)} />}>
      {content}
    </ButtonLink>
  )
}

function useNeighbours(query: ApplicationQuery, referenceNumber: number, { search, index }: ListPlace, enabled = true) {
  const { data } = useListPage(pageWith(query, index), enabled)
  const first = pageWith(query, index).page * query.size
  const found = data?.content.findIndex((row) => row.referenceNumber === referenceNumber) ?? -1
  const total = data?.totalElements
  const at = found === -1 ? undefined : first + found
  const [stood, setStood] = useState({ referenceNumber, before: 0 })
  const before = stood.referenceNumber === referenceNumber ? stood.before : 0
  const followerIndex = data?.content.findIndex((row) => row.referenceNumber === before) ?? -1
  // Other cases may have left the list together with this one, so its position is that of the case that used to follow it.
  const places = placesAround(followerIndex === -1 ? index : first + followerIndex, at, total ?? 0)
  const neighbour = (place: number | undefined, rowReference: number | undefined): Neighbour | undefined =>
    place === undefined || rowReference === undefined
      ? undefined
      : { referenceNumber: rowReference, place: { search, index: place } }
  const previous = useReferenceAt(query, places.previous)
  const next = useReferenceAt(query, places.next)
  if (at !== undefined && next !== undefined && next !== before) setStood({ referenceNumber, before: next })
  return { at, total, previous: neighbour(places.previous, previous), next: neighbour(places.next, next) }
}

function useReferenceAt(query: ApplicationQuery, place: number | undefined): number | undefined {
  const { data } = useListPage(pageWith(query, place ?? 0), place !== undefined)
  return place === undefined ? undefined : data?.content[place % query.size]?.referenceNumber
}

const staleMs = 30_000

// No placeholder data: rows of another page would be the wrong neighbours.
const useListPage = (query: ApplicationQuery, enabled = true) =>
  useQuery({ ...listPage(cases, query), placeholderData: undefined, staleTime: staleMs, enabled })
