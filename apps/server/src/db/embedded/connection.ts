import { Client } from 'pg'

/** The address of one database of the server behind this socket; `user` can be replaced through the URL interface. */
export const connectionStringOf = (socketFolder: string, database: string) =>
  `postgresql://postgres@${encodeURIComponent(socketFolder)}/${encodeURIComponent(database)}`

export const connect = async (connectionString: string, applicationName: string) => {
  const client = new Client({ connectionString, application_name: applicationName })
  await client.connect()
  return client
}
