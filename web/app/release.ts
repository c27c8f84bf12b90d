declare const __HANADOKU_RELEASE__: string;

/** Of the page: a seed gives the same puzzle within one release. */
export const release = __HANADOKU_RELEASE__;
