internal import CanopyCore
internal import CanopyDisplay
package import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// The picture of a dragged view. It stays above everything else in the window. It rises when the view is lifted, and fades out
/// or returns when the drag ends.
@MainActor
package final class DragPreview {
  private enum Phase {
    case held
    /// A view accepted the items.
    case vanishing(since: Date)
    /// No view accepted the items.
    case returning(since: Date)
  }

  let picture: DisplayList
  let size: CGSize
  /// The origin of the picture when the view was lifted.
  private let origin: CGPoint
  /// The location of the pointer in the picture.
  let grip: CGSize
  private let liftDate: Date
  private let reducesMotion: Bool
  /// The location of the pointer.
  var location: CGPoint
  private var phase = Phase.held

  private static let liftDuration = 0.2
  private static let endDuration = 0.25
  private static let growth: CGFloat = 0.05

  /// - Parameter custom: The picture to show instead of the view.
  init(
    of node: LayoutNode, _ lift: DragRecognition.Lift, at date: Date, custom: (list: DisplayList, size: CGSize)?
  ) {
    let place = node.shownPlace
    let own = CGRect(origin: place, size: node.shownSize)
    let shown = custom ?? (Self.picture(of: node), own.size)
    (picture, size) = (shown.list, shown.size)
    let frame = CGRect(
      x: own.midX - size.width / 2, y: own.midY - size.height / 2, width: size.width, height: size.height)
    // A preview that is smaller than the view might otherwise be away from the pointer.
    origin =
      frame.contains(lift.start)
      ? frame.origin : CGPoint(x: lift.start.x - size.width / 2, y: lift.start.y - size.height / 2)
    grip = CGSize(width: lift.start.x - origin.x, height: lift.start.y - origin.y)
    liftDate = date
    reducesMotion = node.environment.accessibilityReduceMotion
    location = lift.location
  }

  /// Returns a picture of a view, in its content shape for drags.
  private static func picture(of node: LayoutNode) -> DisplayList {
    let list = DisplayBuilder.picture(of: node)
    let drawing = ElementDrawing(scale: node.surroundings.displayScale)
    let frame = CGRect(origin: .zero, size: node.shownSize)
    guard let shape = drawing.outline(for: .dragPreview, of: node, in: frame) else { return list }
    return [DisplayItem(id: node.element, .group(DisplayGroup(.clip(shape, FillStyle()), list)))]
  }

  // MARK: End

  func vanish(at date: Date) { if case .held = phase { phase = .vanishing(since: date) } }
  func giveBack(at date: Date) { if case .held = phase { phase = .returning(since: date) } }

  /// A Boolean value that indicates whether the picture is animating.
  package func isMoving(at date: Date) -> Bool {
    switch phase {
    case .held: !reducesMotion && date.timeIntervalSince(liftDate) < Self.liftDuration
    case .vanishing, .returning: true
    }
  }

  func isOver(at date: Date) -> Bool {
    switch phase {
    case .held: false
    case .vanishing(let start), .returning(let start): date.timeIntervalSince(start) >= Self.endDuration
    }
  }

  // MARK: Drawing

  /// Returns the picture at a time, in the window's coordinates.
  package func list(at date: Date) -> DisplayList {
    if isOver(at: date) || picture.isEmpty { return [] }
    let lifted = reducesMotion ? 1 : Self.eased(date.timeIntervalSince(liftDate) / Self.liftDuration)
    var place = CGPoint(x: location.x - grip.width, y: location.y - grip.height)
    var (factor, opacity) = (reducesMotion ? 1 : 1 + Self.growth * lifted, 1.0)
    var shadow = lifted
    switch phase {
    case .held: break
    case .vanishing(let start):
      let part = Self.eased(date.timeIntervalSince(start) / Self.endDuration)
      opacity = 1 - part
      if !reducesMotion { factor *= 1 - 0.3 * part }
    case .returning(let start):
      let part = Self.eased(date.timeIntervalSince(start) / Self.endDuration)
      if reducesMotion {
        opacity = 1 - part
      } else {
        place = CGPoint(x: place.x + part * (origin.x - place.x), y: place.y + part * (origin.y - place.y))
        factor += part * (1 - factor)
      }
      shadow *= 1 - part
    }
    return shown(at: place, scaledBy: factor, opacity: opacity, shadow: shadow)
  }

  private func shown(at place: CGPoint, scaledBy factor: CGFloat, opacity: Double, shadow: CGFloat) -> DisplayList {
    // The picture grows around the pointer.
    let map = CGAffineTransform(translationX: place.x + grip.width, y: place.y + grip.height)
      .scaledBy(x: factor, y: factor).translatedBy(x: -grip.width, y: -grip.height)
    let moved = DisplayItem(id: 0, .group(DisplayGroup(.transform(map), picture)))
    let color = DrawColor(red: 0, green: 0, blue: 0, opacity: Float(0.3 * max(shadow, 0)))
    let dropped = DisplayShadow(color, radius: 10, offset: CGSize(width: 0, height: 6))
    let shaded = DisplayItem(id: 0, .group(DisplayGroup(.shadow(dropped), [moved])))
    return opacity < 1 ? [DisplayItem(id: 0, .group(DisplayGroup(.layer(opacity: opacity), [shaded])))] : [shaded]
  }

  /// Returns the progress of a movement that starts fast and ends slowly.
  private static func eased(_ part: Double) -> CGFloat {
    let rest = 1 - min(max(part, 0), 1)
    return 1 - rest * rest * rest
  }
}
