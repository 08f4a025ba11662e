/** The demonstration's receiver listens on this machine only. */
export const receiverHost = '127.0.0.1'

/** The address of the demonstration's receiver for a country's certificates. */
export const receiverAddress = (port: number, country: string) => `http://${receiverHost}:${port}/${country}`
