/** Nobody outside of this machine reaches the demonstration's receiver. */
export const receiverHost = '127.0.0.1'

/** Where the demonstration's receiver takes in the certificates for a country. */
export const receiverAddress = (port: number, country: string) => `http://${receiverHost}:${port}/${country}`
