/** Id of the dev network; what is signed for it is valid on no other network. */
export const DEV_NETWORK_ID = 242;
