internal import CGTK
internal import CanopyInput
internal import CanopyStyle
internal import Foundation

/// Receives GDK's events of mice, pens, fingers and wheels for a widget.
///
/// GTK's gestures would distinguish clicks from drags. The window's own gestures do that, so they get all events.
@MainActor
final class PointerInput {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let send: @MainActor (InputEvent) -> Void
  /// Called before the first event of a press.
  var willPress: () -> Void = {}
  /// A closure called with the device and its location in the surface while it is pressed outside the widget. Returns true if
  /// the press has ended for the widget, because a drag continues without it.
  var isOutside: (OpaquePointer, CGPoint) -> Bool = { _, _ in false }
  /// The device whose first button is pressed, or nil if there is none.
  private var pressed: PointerEvent.Device?
  private var lastLocation = CGPoint.zero
  /// The numbers of the fingers on the screen, keyed by the addresses of their sequences.
  private var touches: [OpaquePointer: Int] = [:]
  private var wheel = WheelReading()

  /// The number of the mouse. Fingers have other numbers.
  private static var mouse: Int { 0 }

  init(of widget: UnsafeMutablePointer<GtkWidget>, send: @escaping @MainActor (InputEvent) -> Void) {
    self.widget = widget
    self.send = send
    let events = gtk_event_controller_legacy_new()
    gtk_widget_add_controller(widget, events)
    if let events {
      Signals.connect(UnsafeMutableRawPointer(events), event: "event") { [weak self] in self?.receive($0) ?? false }
    }
    let motion = gtk_event_controller_motion_new()
    gtk_widget_add_controller(widget, motion)
    if let motion { Signals.connect(UnsafeMutableRawPointer(motion), "leave") { [weak self] in self?.leave() } }
  }

  /// Returns a Boolean value that indicates whether the event is a pointer event that the window uses.
  private func receive(_ event: OpaquePointer) -> Bool {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_MOTION_NOTIFY: receiveMouse(event)
    case GDK_TOUCH_BEGIN: receiveTouch(event, .began)
    case GDK_TOUCH_UPDATE: receiveTouch(event, .moved)
    case GDK_TOUCH_END: receiveTouch(event, .ended)
    case GDK_TOUCH_CANCEL: receiveTouch(event, .cancelled)
    case GDK_SCROLL: receiveWheel(event)
    case GDK_GRAB_BROKEN:
      cancel()
      return false
    default: return false
    }
    return true
  }

  // MARK: Mouse and pen

  private func receiveMouse(_ event: OpaquePointer) {
    let (location, modifiers) = (location(of: event), modifiers(of: event))
    lastLocation = location
    func pointer(_ phase: PointerEvent.Phase, _ device: PointerEvent.Device) {
      send(.pointer(PointerEvent(id: Self.mouse, phase, at: location, device: device, modifiers: modifiers)))
    }
    switch gdk_event_get_event_type(event) {
    case GDK_MOTION_NOTIFY:
      if let pressed {
        pointer(.moved, pressed)
        if isOutside(event, at: location) { cancel() }
      } else {
        send(.hover(HoverEvent(at: location, modifiers: modifiers)))
      }
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1 && pressed == nil:
      willPress()
      let device = device(of: event)
      pressed = device
      pointer(.began, device)
    case GDK_BUTTON_PRESS where gdk_event_triggers_context_menu(event) != 0 && pressed == nil:
      willPress()
      send(.contextMenu(at: location))
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1:
      guard let device = pressed else { return }
      pressed = nil
      pointer(.ended, device)
    default: break
    }
  }

  private func isOutside(_ event: OpaquePointer, at location: CGPoint) -> Bool {
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    guard !CGRect(x: 0, y: 0, width: Int(width), height: Int(height)).contains(location),
      let device = gdk_event_get_device(event)
    else { return false }
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    return isOutside(device, CGPoint(x: x, y: y))
  }

  private func device(of event: OpaquePointer) -> PointerEvent.Device {
    gdk_device_get_source(gdk_event_get_device(event)) == GDK_SOURCE_PEN ? .pen : .mouse
  }

  /// Called when the pointer has left the window. A drag continues outside.
  private func leave() { if pressed == nil { send(.hover(HoverEvent(at: nil))) } }

  // MARK: Touches

  private func receiveTouch(_ event: OpaquePointer, _ phase: PointerEvent.Phase) {
    guard let sequence = gdk_event_get_event_sequence(event) else { return }
    let used = Set(touches.values)
    let id = touches[sequence] ?? (1...).first { !used.contains($0) } ?? 1
    if phase == .began { willPress() }
    touches[sequence] = phase == .ended || phase == .cancelled ? nil : id
    // GDK can cancel a finger without a location.
    let location = phase == .cancelled ? lastLocation : location(of: event)
    lastLocation = location
    send(.pointer(PointerEvent(id: id, phase, at: location, device: .touch, modifiers: modifiers(of: event))))
  }

  /// Cancels all presses, because another window takes over the pointer.
  func cancel() {
    if let pressed {
      send(.pointer(PointerEvent(id: Self.mouse, .cancelled, at: lastLocation, device: pressed)))
    }
    for id in touches.values { send(.pointer(PointerEvent(id: id, .cancelled, at: lastLocation, device: .touch))) }
    (pressed, touches) = (nil, [:])
  }

  // MARK: Wheels

  private func receiveWheel(_ event: OpaquePointer) {
    let turn = WheelReading.Turn(event)
    guard let (phase, distance) = wheel.read(turn) else { return }
    // On some systems, GDK's wheel events have no location. The pointer is at its last location.
    send(.wheel(WheelEvent(phase, by: distance, at: location(of: event), modifiers: modifiers(of: event))))
  }

  // MARK: Places

  /// Returns the location of an event in the widget. The event's own location is in the window's surface.
  private func location(of event: OpaquePointer) -> CGPoint {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, x.isFinite, y.isFinite,
      let native = gtk_widget_get_native(widget)
    else { return lastLocation }
    gtk_native_get_surface_transform(native, &left, &top)
    var (inside, below) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(root, widget, x - left, y - top, &inside, &below) != 0 else {
      return lastLocation
    }
    return CGPoint(x: inside, y: below)
  }

  private func modifiers(of event: OpaquePointer) -> EventModifiers {
    EventModifiers(gdk_event_get_modifier_state(event))
  }
}
