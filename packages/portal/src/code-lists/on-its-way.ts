/** What stands for a name that is on its way: nobody should read a code meanwhile. */
export const onItsWay = '…'
