@testable import CanopyHosting
import Foundation
import SwiftUI

/// A host with as little as a host can have, which notes what it is asked for.
final class PlainHost: AppHost {
  private(set) var surfaces: [PlainSurface] = []
  private(set) var warnings: [String] = []
  var showsSeveralWindows = false
  var size: CGSize? = CGSize(width: 100, height: 60)
  var settings = HostSettings(locale: Locale(identifier: "en_US"))

  init(_ options: inout HostOptions) {}

  init() {}

  func open(_ window: HostedWindow) -> any HostSurface {
    if let size { window.resize(to: size, scale: 2) }
    let surface = PlainSurface(window)
    surfaces.append(surface)
    return surface
  }

  func warn(_ sentence: String) { warnings.append(sentence) }
}

final class PlainSurface: HostSurface {
  let window: HostedWindow
  private(set) var requests = 0
  private(set) var messages: [String] = []
  private(set) var activations = 0
  private(set) var isClosed = false

  init(_ window: HostedWindow) { self.window = window }

  func requestFrame() { requests += 1 }
  func tell(_ failure: String, because reason: String) { messages.append("\(failure) \(reason)") }
  func activate() { activations += 1 }
  func close() { isClosed = true }
}
