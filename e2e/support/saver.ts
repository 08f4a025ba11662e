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

/** A client that keeps saving its own draft, and remembers what the server acknowledged. */
export interface Saver {
  /** Stops after the current save. */
  readonly pause: () => Promise<void>
  readonly resume: () => void
  /** Acknowledged data that the server does not have now, in words. Saving then continues from what the server has. */
  readonly lost: () => Promise<readonly string[]>
  readonly acknowledged: () => number
  readonly failures: () => number
}

const mark = 'consignor.internalReference'

interface State {
  version: number
  /** The counter in the last acknowledged save, and in the last one sent. */
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
  // The headers acknowledge the save, even if the connection breaks during the body.
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
  // A save without an answer may be stored or not; an acknowledged one must be.
  if (state.acknowledged > 0 && !(stored >= state.acknowledged && stored <= state.sent)) {
    missing.push(`#${setting.referenceNumber}: ${state.acknowledged} was acknowledged, ${stored} is stored`)
  }
  if (application.version < state.version) missing.push(`version ${application.version} after ${state.version}`)
  state.version = Number(application.version)
  return missing
}

/** Starts saving at once. */
export const startSaver = (setting: SaverSetting): Saver => {
  const state: State = { version: setting.version, acknowledged: 0, sent: 0, failures: 0, running: false }
  const run = async () => {
    while (state.running) {
      try {
        await save(setting, state)
      } catch {
        // The server was killed or is not back; the test counts this and later checks what is stored.
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
