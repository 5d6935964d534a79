import "./fonts.css";
import "./fallback-fonts.css";
import "./tokens.css";
import "./global.css";
