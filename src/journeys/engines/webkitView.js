// A bare WebKitGTK window for WebDriver, run by gjs: the size of its page is the size of the window, and problems of pages are
// printed. MiniBrowser has a toolbar that keeps it above 447 px, and prints nothing under automation.
/* global imports, print, printerr */
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.WebKit2 = '4.1';
const { Gtk, GLib, WebKit2: WebKit } = imports.gi;

const [, script] = GLib.file_get_contents(GLib.getenv('IN_PAGE'));
Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = false;

const context = WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  const info = WebKit.ApplicationInfo.new();
  info.set_name('WebKitGTK');
  info.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(info);
  session.connect('create-web-view', () => {
    const manager = new WebKit.UserContentManager();
    manager.register_script_message_handler('problem');
    manager.connect('script-message-received::problem', (_manager, result) =>
      print(`problem: ${result.get_js_value().to_string()}`),
    );
    const frames = WebKit.UserContentInjectedFrames.TOP_FRAME;
    const source = new TextDecoder().decode(script);
    manager.add_script(WebKit.UserScript.new(source, frames, WebKit.UserScriptInjectionTime.START, null, null));
    const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true, user_content_manager: manager });
    view.connect('web-process-terminated', () => print('problem: the page crashed'));
    const window = new Gtk.Window({ default_width: 1280, default_height: 844, decorated: false });
    view.connect('close', () => Gtk.main_quit());
    window.add(view);
    // without a window manager the focus follows the pointer, which is beside a narrow window; X ends a program that gives it
    // to a window that is not yet shown
    window.connect('map-event', () => window.get_window().focus(0));
    window.show_all();
    return view;
  });
});
Gtk.main();
