internal import CanopyAccessibility
internal import CanopyPresentation
internal import CanopyCore
internal import CanopyLayout
internal import CanopyScene
internal import CanopyStyle
package import CanopyInput
public import Foundation

extension TestElement {
  /// Taps or clicks the center of the element.
  ///
  /// The touch takes the same path as a person's. It fails if another view covers the element, if the element is disabled, or
  /// if nothing there reacts to taps. If a toggle's label doesn't react itself, the switch is tapped. An element outside the
  /// visible part of a scroll view is first scrolled into view. Animations that start are completed; use `touch()` to see the
  /// screen while they run.
  public func tap() throws {
    let center = try touchableCenter(for: "tapped")
    act("tapping") { touch(at: center) }
  }

  /// Activates the element like an assistive technology. There is no touch, so the element doesn't have to be visible. Its
  /// button is pressed, or its `accessibilityAction` runs.
  ///
  /// Elements behind a presentation can't be activated, unless `presentationBackgroundInteraction(_:)` allows it.
  public func activate() throws {
    if actions.contains("activate"), ownAccessibleNode?.role != .button { return try performAction(named: "activate") }
    guard let button = enclosingButton, let press = ViewRuntime.elements.press(of: button.index) else {
      throw TestError.notPressable(self, "activated")
    }
    guard button.isEnabled else { throw TestError.disabled(button) }
    if let cover = screen.presentation(inFrontOf: button.index) { throw TestError.covered(button, by: cover) }
    act("activating") { ViewRuntime.elements.press(press, at: button.index) }
  }

  /// Taps the center of the element twice.
  public func doubleTap() throws {
    let center = try touchableCenter(for: "tapped")
    act("double-tapping") {
      touch(at: center)
      screen.advance(by: 0.1)
      touch(at: center)
    }
  }

  /// Holds a touch at the center of the element.
  ///
  /// - Parameter duration: The length of the touch, in seconds.
  public func longPress(duration: Double = 1) throws {
    let center = try touchableCenter(for: "pressed")
    act("pressing") {
      screen.send(.began, at: center)
      screen.advance(by: duration)
      screen.send(.ended, at: center)
    }
  }

  /// Clicks the center of the element with the secondary mouse button, which opens its menu.
  public func secondaryClick() throws {
    let center = try touchableCenter(for: "clicked", needsGesture: false)
    act("clicking") { screen.clickSecondary(at: center) }
  }

  /// Moves a touch from the center of the element, and lifts it. Animations that start are completed, and so is content that
  /// keeps scrolling; use `touch()` to see the screen while they run.
  ///
  /// - Parameters:
  ///   - distance: The distance to the right and downward.
  ///   - seconds: The duration, at most a minute.
  public func drag(by distance: CGSize, over seconds: Double = 0.25) throws {
    let start = try touchableCenter(for: "dragged")
    act("dragging") {
      let touch = TestTouch(on: screen, at: start)
      touch.move(by: distance, over: seconds)
      touch.lift()
    }
  }

  private func touch(at point: CGPoint) {
    screen.send(.began, at: point)
    screen.send(.ended, at: point)
  }

  func act(_ name: String, _ action: () -> Void) {
    UpdateCause("\(name) \((enclosingButton ?? self).quotedName)").run(action)
    screen.settle()
  }

  /// The name in sentences about a test's actions: the text, or the name for assistive technologies.
  var quotedName: String {
    let name = name.isEmpty ? accessibleNode?.label ?? "" : name
    return name.isEmpty ? "a view without a name" : "“\(name)”"
  }

  // MARK: The point of a touch

  /// Returns the center of the element, if touches there reach the element.
  ///
  /// - Parameter needsGesture: A Boolean value that indicates whether a view there has to react to touches.
  func touchableCenter(for action: String, needsGesture: Bool = true) throws -> CGPoint {
    if isLeaving { throw TestError.leaving(self, action) }
    let button = enclosingButton
    if needsGesture, let button, !button.isEnabled { throw TestError.disabled(button) }
    if let cover = screen.presentation(inFrontOf: index) { throw TestError.covered(button ?? self, by: cover) }
    // Tasks can have changed the layout since the last update.
    screen.update()
    scrollToVisible()
    if needsGesture, button == nil, let control = labeledControl { return try control.touchableCenter(for: action) }
    let frame = frame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    // People can't touch views that are drawn outside of the window.
    let isInWindow = CGRect(origin: .zero, size: screen.size).contains(center)
    guard isInWindow, let touched = screen.frame.touched(at: center) else { throw TestError.notTouchable(self, action) }
    guard isRelated(to: touched, button?.index ?? index) else {
      throw TestError.covered(self, by: TestElement(screen: screen, index: touched), action)
    }
    guard !needsGesture || screen.frame.hasGesture(at: touched) else { throw TestError.notPressable(self, action) }
    return center
  }

  /// The part of a toggle that people press, if the element is the toggle or its label, or nil if it isn't.
  var labeledControl: TestElement? {
    guard let node = accessibleNode, node.role == .toggle else { return nil }
    var level = [node.id.element]
    while !level.isEmpty {
      if let found = level.first(where: { ViewRuntime.elements[$0].kind == .button }) {
        return found == index ? nil : TestElement(screen: screen, index: found)
      }
      level = level.flatMap { LayoutNode($0).children.map(\.element) }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a touched element is a descendant or an ancestor of the element.
  private func isRelated(to touched: ElementIndex, _ own: ElementIndex) -> Bool {
    path(from: touched).contains(own) || path(from: own).contains(touched)
  }

  private func path(from element: ElementIndex) -> some Sequence<ElementIndex> {
    sequence(first: element) { ViewRuntime.elements[$0].parent }.prefix { $0 != 0 }
  }

  /// Scrolls the enclosing scroll views until the element's center is visible.
  func scrollToVisible() {
    for node in sequence(first: LayoutNode(index), next: \.parent).dropFirst() {
      guard let container = node.ownScrollContainer else { continue }
      let (frame, visible) = (LayoutNode(index).frame, node.frame)
      func distance(_ center: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        center >= least && center < most ? 0 : center - (least + most) / 2
      }
      let needed = CGSize(
        width: distance(frame.midX, visible.minX, visible.maxX),
        height: distance(frame.midY, visible.minY, visible.maxY))
      guard needed != .zero else { continue }
      container.scroll(by: needed)
      screen.settle()
    }
  }
}

extension TestScreen {
  /// A Boolean value that indicates whether there are no touches and no gestures in progress.
  package var isUntouched: Bool { frame.isUntouched }

  /// Sends a change of a touch to the window.
  ///
  /// - Parameter touch: The identifier of the touch, for gestures with several touches.
  package func send(
    _ phase: PointerEvent.Phase, at point: CGPoint, touch: Int = 0, device: PointerEvent.Device = .touch
  ) {
    receive(.pointer(PointerEvent(id: touch, phase, at: point, device: device)))
    update()
  }

  /// Sends a click of the secondary mouse button to the window.
  package func clickSecondary(at point: CGPoint) {
    receive(.contextMenu(at: point))
    update()
  }
}
