type Stored = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The object with some keys taken out; those that were there are handed over. */
function split<K extends string>(value: Stored, ...names: K[]): [Partial<Record<K, unknown>>, Stored] {
  const isTaken = ([name]: [string, unknown]) => names.some((taken) => taken === name)
  const entries = Object.entries(value)
  const taken = Object.fromEntries(entries.filter(isTaken)) as Partial<Record<K, unknown>> // only these names
  return [taken, Object.fromEntries(entries.filter((entry) => !isTaken(entry)))]
}

const minutes = (time: unknown) => (typeof time === 'string' ? time.slice(0, 5) : time)

function withMinutes(part: unknown, name: string): unknown {
  return isObject(part) && part[name] !== undefined ? { ...part, [name]: minutes(part[name]) } : part
}

function vesselsOf({ vesselName, vesselNumber, vesselInformation }: Stored): unknown {
  if (Array.isArray(vesselInformation) || (!isText(vesselName) && !isText(vesselNumber))) return vesselInformation
  return [{ ...(isText(vesselName) && { vesselName }), ...(isText(vesselNumber) && { vesselNumber }) }]
}

function readLine(stored: unknown): unknown {
  if (!isObject(stored)) return stored
  const [old, line] = split(
    stored,
    'vesselName',
    'vesselNumber',
    'vesselInformation',
    'catchArea',
    'catchAreas',
    'lotNumber',
    'hsCode',
    'productClassificationCode',
  )
  const vesselInformation = vesselsOf(stored)
  const catchAreas = old.catchAreas ?? (isText(old.catchArea) ? [old.catchArea] : undefined)
  const productClassificationCode = old.productClassificationCode ?? old.hsCode
  return {
    ...line,
    ...(vesselInformation !== undefined && { vesselInformation }),
    ...(catchAreas !== undefined && { catchAreas }),
    ...(productClassificationCode !== undefined && { productClassificationCode }),
    ...(isText(old.lotNumber) && { lotNumber: old.lotNumber }),
  }
}

function readDispatch(place: unknown): unknown {
  if (typeof place === 'string') return place === '' ? undefined : { value: place }
  if (!isObject(place) || !('isUnauthorized' in place || 'approvalNumber' in place)) return place
  return { establishment: place }
}

function readTransport(stored: unknown): unknown {
  if (!isObject(stored)) return stored
  const [{ placeOfDispatch, vesselName, transportId }, transport] = split(
    stored,
    'placeOfDispatch',
    'vesselName',
    'transportId',
  )
  const place = readDispatch(placeOfDispatch)
  // A ship was once named apart; since then what the goods travel with has one identification, whatever the means.
  const id = isText(transportId) || !isText(vesselName) ? transportId : vesselName
  return withMinutes(
    {
      ...transport,
      ...(id !== undefined && { transportId: id }),
      ...(place !== undefined && { placeOfDispatch: place }),
    },
    'timeOfDeparture',
  )
}

/**
 * [TPL-16] A stored application in the shape of today: a single vessel or catch area becomes a list, a ship that was named
 * apart identifies the transport, times keep hours and minutes, an empty batch number goes away. What is already in that
 * shape stays as it is; nothing is validated here.
 */
export function readStored(stored: unknown): unknown {
  if (!isObject(stored)) return stored
  const { productLines, transport, control, certificateRetrieval } = stored
  return {
    ...stored,
    ...(Array.isArray(productLines) && { productLines: productLines.map(readLine) }),
    ...(transport !== undefined && { transport: readTransport(transport) }),
    ...(control !== undefined && { control: withMinutes(control, 'dispatchTime') }),
    ...(certificateRetrieval !== undefined && { certificateRetrieval: withMinutes(certificateRetrieval, 'time') }),
  }
}
