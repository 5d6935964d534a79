import "./fonts.css";
import "./fallback-fonts.css";
import "./tokens.css";
import "./global.css";
// Before the sheets of all components, which may change what it says.
import "../layout/layout.module.css";
