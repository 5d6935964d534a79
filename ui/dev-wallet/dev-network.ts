/** The network on which nothing the dev wallet signs is valid anywhere else. */
export const DEV_NETWORK_ID = 242;
