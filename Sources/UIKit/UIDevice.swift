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
  /// The kind of computer.
  public var model: String { "Linux" }
  /// The kind of computer.
  public var localizedModel: String { model }
  /// The name of the system.
  public var systemName: String { "Linux" }

  /// The version of the system: that of its kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The kind of interface: that of a phone in windows as narrow as a phone, and otherwise that of a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    CurrentWindow.running?.environment.horizontalSizeClass == .compact ? .phone : .pad
  }

  /// The orientation of the computer, which it doesn't tell.
  public var orientation: UIDeviceOrientation { .unknown }

  /// A Boolean value that indicates whether the computer tells the state of its battery. It doesn't, so the state is unknown.
  public var isBatteryMonitoringEnabled: Bool { false }
  /// The charge of the battery: -1, because it isn't known.
  public var batteryLevel: Float { -1 }
  /// The state of the battery, which isn't known.
  public var batteryState: BatteryState { .unknown }
  /// An identifier of the computer for all apps of a vendor: nil, because there is none.
  public var identifierForVendor: UUID? { nil }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// The state isn't known.
    case unknown
    /// The battery isn't charged.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// Posted when the orientation of a device has changed. Never posted here.
  @available(*, unavailable, message: "Windows have no orientation. Use onGeometryChange to follow the size of a view.")
  nonisolated public static let orientationDidChangeNotification = Notification.Name("")
}

/// The kind of an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Any kind.
  case unspecified = -1
  /// That of a phone.
  case phone
  /// That of a tablet.
  case pad
  /// That of a television.
  case tv
  /// That of a car.
  case carPlay
  /// That of a Mac.
  case mac = 5
  /// That of a headset.
  case vision
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation isn't known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// A Boolean value that indicates whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
