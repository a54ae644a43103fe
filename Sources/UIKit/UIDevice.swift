internal import CanopyPresentation
internal import CanopyCore
internal import CanopyScene
internal import CanopyStyle
public import Foundation

/// The computer on which the app runs.
@MainActor @preconcurrency
public final class UIDevice {
  /// The computer on which the app runs.
  public static let current = UIDevice()

  private init() {}

  /// The name of the computer.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of computer, which is always “Linux”.
  public var model: String { "Linux" }
  /// The kind of computer, which isn't translated.
  public var localizedModel: String { model }
  /// The name of the system, which is always “Linux”.
  public var systemName: String { "Linux" }

  /// The version of the system's kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The kind of interface: a phone's in windows as narrow as a phone, or else a tablet's.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    CurrentWindow.running?.environment.horizontalSizeClass == .compact ? .phone : .pad
  }

  /// The orientation of the computer, which is unknown.
  public var orientation: UIDeviceOrientation { .unknown }

  /// A Boolean value that indicates whether the battery is monitored. It is false, so the battery's state is unknown.
  public var isBatteryMonitoringEnabled: Bool { false }
  /// The charge of the battery, which is unknown: -1.
  public var batteryLevel: Float { -1 }
  /// The state of the battery, which is unknown.
  public var batteryState: BatteryState { .unknown }
  /// An identifier of the computer for all apps of a vendor. It is nil, because there is none.
  public var identifierForVendor: UUID? { nil }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown.
    case unknown
    /// The battery isn't being charged.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Posted when the orientation of a device has changed. Canopy never posts it.
  @available(*, unavailable, message: "Windows have no orientation. Use onGeometryChange to follow the size of a view.")
  nonisolated public static let orientationDidChangeNotification = Notification.Name("")
}

/// The kind of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// An unspecified kind.
  case unspecified = -1
  /// A phone's interface.
  case phone
  /// A tablet's interface.
  case pad
  /// A television's interface.
  case tv
  /// A car's interface.
  case carPlay
  /// A Mac's interface.
  case mac = 5
  /// A headset's interface.
  case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright.
  case portrait
  /// The device is upside down.
  case portraitUpsideDown
  /// The device is turned to the left.
  case landscapeLeft
  /// The device is turned to the right.
  case landscapeRight
  /// The device lies on its back.
  case faceUp
  /// The device lies on its face.
  case faceDown

  /// A Boolean value that indicates whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
