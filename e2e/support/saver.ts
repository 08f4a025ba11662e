import { type Answers, getAt, setAt } from '@eksport/forms'

export interface SaverSetting {
  readonly origin: string
  readonly organisation: string
  readonly cookie: string
  readonly referenceNumber: number
  readonly version: number
  readonly answers: Answers
  readonly client: number
}

/** A client that saves its own draft again and again, and remembers what the server said yes to. */
export interface Saver {
  /** Stops after the save that is under way. */
  readonly pause: () => Promise<void>
  readonly resume: () => void
  /** What the server said yes to and does not have now, in words; it goes on from what the server has. */
  readonly lost: () => Promise<readonly string[]>
  readonly acknowledged: () => number
  readonly failures: () => number
}

const mark = 'consignor.internalReference'

interface State {
  version: number
  /** The count in the save that was last said yes to, and in the one that was last sent. */
  acknowledged: number
  sent: number
  failures: number
  running: boolean
}

const request = (setting: SaverSetting, init: RequestInit) => {
  const { origin, organisation, referenceNumber, cookie } = setting
  const address = `${origin}/api/v3/helsesertifikat/organisasjoner/${organisation}/soeknader/${referenceNumber}`
  return fetch(address, { ...init, headers: { ...init.headers, cookie, origin }, signal: AbortSignal.timeout(15_000) })
}

const save = async (setting: SaverSetting, state: State) => {
  state.sent += 1
  const body = JSON.stringify(setAt(setting.answers, mark, `K${setting.client}-${state.sent}`))
  const headers = { 'content-type': 'application/json', 'if-match': `"${state.version}"` }
  const answer = await request(setting, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  // The headers are the promise; a connection that breaks in the body takes nothing back.
  state.acknowledged = state.sent
  const { application } = await answer.json()
  state.version = Number(application.version)
}

const lost = async (setting: SaverSetting, state: State) => {
  const answer = await request(setting, {})
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  const { application } = await answer.json()
  const stored = Number(String(getAt(application, mark)).replace(`K${setting.client}-`, ''))
  const missing: string[] = []
  // A save that was sent but never answered may or may not be there; one that was answered must.
  if (state.acknowledged > 0 && !(stored >= state.acknowledged && stored <= state.sent)) {
    missing.push(`#${setting.referenceNumber}: ${state.acknowledged} was acknowledged, ${stored} is stored`)
  }
  if (application.version < state.version) missing.push(`version ${application.version} after ${state.version}`)
  state.version = Number(application.version)
  return missing
}

/** Begins to save at once. */
export const startSaver = (setting: SaverSetting): Saver => {
  const state: State = { version: setting.version, acknowledged: 0, sent: 0, failures: 0, running: false }
  const run = async () => {
    while (state.running) {
      try {
        await save(setting, state)
      } catch {
        // The server was killed under the request, or is not back: the test counts it and asks what is stored.
        state.failures += 1
        state.running = false
      }
    }
  }
  let work = Promise.resolve()
  const resume = () => {
    state.running = true
    work = run()
  }
  resume()
  return {
    resume,
    pause: () => {
      state.running = false
      return work
    },
    lost: () => lost(setting, state),
    acknowledged: () => state.acknowledged,
    failures: () => state.failures,
  }
}
