/** True in every build but production: the development login and panel exist only then. */
declare const __DEVELOPMENT_HELP__: boolean;
