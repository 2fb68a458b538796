// the first import declares the order of all layers
import './base.css';
import './type.css';
import './beforeScript.css';
