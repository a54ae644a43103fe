internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
package import Foundation

/// A temporary look of content that is laid out elsewhere: a transform, an opacity, and a clip outline.
struct StagePose: Equatable {
  var transform = CGAffineTransform.identity
  var opacity = 1.0
  /// The outline in the window that clips the content, or nil to show all of it.
  var outline: Path?

  static let identity = StagePose()

  /// Converts a point in the window to a point in the content.
  func content(at point: CGPoint) -> CGPoint {
    transform == .identity ? point : point.applying(transform.inverted())
  }

  /// Returns a display list with the pose applied.
  func applied(to list: DisplayList, id: UInt32) -> DisplayList {
    var list = list
    if transform != .identity { list = [DisplayItem(id: id, .group(DisplayGroup(.transform(transform), list)))] }
    if opacity < 1 { list = [DisplayItem(id: id, .group(DisplayGroup(.layer(opacity: opacity), list)))] }
    if let outline { list = [DisplayItem(id: id, .group(DisplayGroup(.clip(outline, FillStyle()), list)))] }
    return list
  }
}

extension Staging {
  /// The current pose of the presentation. If the presentation around it leaves, it moves along.
  var pose: StagePose {
    guard let outer = leavingAround?.pose else { return ownPose }
    var pose = ownPose
    pose.transform = pose.transform.concatenating(outer.transform)
    pose.opacity *= outer.opacity
    return pose
  }

  /// The presentation that contains this one, if it is leaving.
  var leavingAround: Staging? {
    guard let outer = presentation.presenter.presentation?.staging, outer.isLeaving || outer.leavingAround != nil else {
      return nil
    }
    return outer
  }

  private var ownPose: StagePose {
    guard let area = presentation.shownArea else { return .identity }
    // A sheet that a person dragged keeps moving in the direction of the drag.
    if fades, !isSettled, reducesMotion || !hasBeenDragged { return StagePose(opacity: Double(presence)) }
    if let zoomPose { return zoomPose }
    let missing = 1 - level
    switch form {
    case .sheet: return .moved(down: slide)
    case .card: return .moved(down: missing * (window.height - area.minY))
    case .cover: return .moved(down: missing * window.height)
    case .choice: return .moved(down: missing * (window.height - area.minY))
    case .popover: return .scaled(1 - 0.1 * missing, around: popover?.tip ?? area._center, opacity: presence)
    case .alert:
      let scale = isLeaving ? 1 : 1 + 0.15 * missing
      return .scaled(scale, around: area._center, opacity: presence)
    }
  }

  private var reducesMotion: Bool { presentation.environment.accessibilityReduceMotion }

  /// A Boolean value that indicates whether the presentation fades in and out in place, without moving the content behind it.
  private var fades: Bool {
    reducesMotion || presentation.options.transition == .fade && form.hasCard && form != .popover
  }

  /// The fraction by which the sheet makes the content behind it recede, from 0 to 1. Only a nearly full-height sheet does.
  var recession: CGFloat {
    let stops = stops
    guard form == .sheet, !fades, stops.most >= greatestHeight - 0.5 else { return 0 }
    let lower = stops.detents.dropLast().last ?? 0
    return stops.most > lower ? min(max((level - lower) / (stops.most - lower), 0), 1) : 0
  }

  /// Returns the pose of the content behind the sheet. Its upper edge stays in place, or moves up by a distance.
  func poseBehind(_ area: CGRect, movedUpBy distance: CGFloat) -> StagePose {
    let scale = 1 - recession * 2 * Self.recedingInset / max(window.width, 1)
    var pose = StagePose.scaled(scale, around: CGPoint(x: area.midX, y: area.minY), opacity: 1)
    pose.transform.ty -= recession * distance
    return pose
  }

  /// Returns a window's content as it looks behind the sheet: smaller, with rounded corners, on black.
  ///
  /// The black is a frame that covers the edges of the content. Those edges fall between pixels, so anything behind them would
  /// show through.
  func receded(_ list: DisplayList, on background: DrawColor, in area: CGRect, id: UInt32) -> DisplayList {
    let pose = poseBehind(area, movedUpBy: -windowInsets.container.top)
    var frame = Path(area.insetBy(dx: -1, dy: -1))
    let visible = area.insetBy(dx: min(recession * Self.recedingInset, 1), dy: 0)
    frame.addPath(Path(roundedRect: visible, cornerRadius: recession * Self.recededRadius), transform: pose.transform)
    func fill(_ path: Path, _ color: DrawColor, _ style: FillStyle = FillStyle()) -> DisplayItem {
      DisplayItem(id: id, .fill(DisplayFill(path, .color(color), style)))
    }
    let content = DisplayList(parts: [[fill(Path(area), background)], list].enumerated().map(Self.part))
    let black = fill(frame, DrawColor(red: 0, green: 0, blue: 0), FillStyle(eoFill: true))
    return DisplayList(parts: [pose.applied(to: content, id: id), [black]].enumerated().map(Self.part))
  }

  static func part(_ index: Int, _ list: DisplayList) -> DisplayList.Part {
    DisplayList.Part(id: UInt32(index), list)
  }

  private static let recededRadius: CGFloat = 12
  /// The distance between the sides of the window and the content behind a sheet.
  private static let recedingInset: CGFloat = 16
}

extension Presentation {
  /// The presentation's current frame in its window.
  package var shownFrame: CGRect {
    guard let area = shownArea else { return .zero }
    guard let pose = staging?.pose else { return area }
    let frame = area.applying(pose.transform)
    return pose.outline.map { frame.intersection($0.boundingRect) } ?? frame
  }
}

extension StagePose {
  fileprivate static func moved(down distance: CGFloat) -> StagePose {
    StagePose(transform: CGAffineTransform(translationX: 0, y: distance))
  }

  fileprivate static func scaled(_ scale: CGFloat, around center: CGPoint, opacity: CGFloat) -> StagePose {
    let transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale).around(center)
    return StagePose(transform: transform, opacity: Double(opacity))
  }
}

extension CGRect {
  var _center: CGPoint { CGPoint(x: midX, y: midY) }
}
