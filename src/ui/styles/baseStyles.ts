// the first says in which order all layers count
import './base.css';
import './type.css';
import './beforeScript.css';
