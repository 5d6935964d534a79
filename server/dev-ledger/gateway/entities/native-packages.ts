/** The ledger's own packages that the game's entities belong to; a test compares them with the toolkit. */
export const ACCOUNT_PACKAGE = "package_sim1pkgxxxxxxxxxaccntxxxxxxxxxx000929625493xxxxxxxxxrn8jm6";
export const IDENTITY_PACKAGE = "package_sim1pkgxxxxxxxxxdntyxxxxxxxxxxx008560783089xxxxxxxxxnc59k6";
export const RESOURCE_PACKAGE = "package_sim1pkgxxxxxxxxxresrcexxxxxxxxx000538436477xxxxxxxxxaj0zg9";
export const FAUCET_PACKAGE = "package_sim1pkgxxxxxxxxxfaucetxxxxxxxxx000034355863xxxxxxxxxhkrefh";
