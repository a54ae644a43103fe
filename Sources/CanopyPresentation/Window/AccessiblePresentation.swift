internal import CanopyAccessibility
internal import CanopyCore
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

extension Presentation {
  /// Returns the presentation's accessibility element, which contains the elements of its content.
  ///
  /// It offers the actions that people otherwise perform by touch: the escape action dismisses the presentation, and a sheet
  /// with several detents has a handle that moves it to the next one.
  func accessible(around content: [AccessibleElement]) -> AccessibleElement {
    let handle = handle.map { [$0] } ?? []
    let whole = AccessibleElement(role, of: element, label: options.title, handle + content)
    whole.nameAfterContent(content)
    if allowsGesture { whole.add(.escape) { [weak self] in _ = self?.dismissByGesture() } }
    return whole
  }

  private var role: AccessibilityRole {
    switch shownAs {
    case .window, .sheet, .fullScreenCover: .sheet
    case .popover: .popover
    case .alert: .alert
    case .confirmationDialog: .dialog
    }
  }

  /// The handle of a sheet with several detents.
  private var handle: AccessibleElement? {
    guard let staging, staging.form == .sheet, staging.stops.detents.count > 1 else { return nil }
    let part = Double(staging.restingHeight / max(staging.greatestHeight, 1))
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: environment.locale).precision(.fractionLength(0))
    let value = Text(verbatim: part.formatted(percent))
    let element = AccessibleElement(handleOf: element, label: Text("Sheet height"), value: value) { [weak self] in
      self.map { Self.dragIndicatorFrame(in: $0.shownFrame) } ?? .zero
    }
    func add(_ kind: AccessibilityNodeAction.Kind, _ next: @escaping (_ heights: [CGFloat], CGFloat) -> CGFloat?) {
      element.add(kind) { [weak staging] in
        guard let staging, let height = next(staging.stops.detents, staging.restingHeight) else { return }
        staging.rest(at: height)
      }
    }
    add(.increment) { heights, now in heights.first { $0 > now + 0.5 } }
    add(.decrement) { heights, now in heights.last { $0 < now - 0.5 } }
    add(.default) { heights, now in heights.first { $0 > now + 0.5 } ?? heights.first }
    return element
  }
}
