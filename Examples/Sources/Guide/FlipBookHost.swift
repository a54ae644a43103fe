import CanopyHosting
import Foundation
import SwiftUI

/// A host that keeps a picture of each change of its windows.
@MainActor
final class FlipBookHost: AppHost {
  static var help: String { "--scale NUMBER       the number of pixels for each point (1)" }

  private var scale = 1
  private(set) var books: [FlipBook] = []

  init(_ options: inout HostOptions) throws {
    while try options.next() != nil { scale = try options.number(in: 1...4) }
  }

  func open(_ window: HostedWindow) -> any HostSurface {
    window.resize(to: CGSize(width: 200, height: 120), scale: CGFloat(scale))
    let book = FlipBook(of: window)
    books.append(book)
    return book
  }
}

/// The pictures of a window.
@MainActor
final class FlipBook: HostSurface {
  let window: HostedWindow
  private(set) var pages: [[UInt8]] = []
  private(set) var messages: [String] = []
  private lazy var timer = FrameTimer(framesPerSecond: 30) { [weak self] in self?.draw(at: $0) }

  init(of window: HostedWindow) { self.window = window }

  func requestFrame() { timer.request() }

  private func draw(at date: Date) {
    guard let frame = window.nextFrame(at: date) else { return }
    pages.append(frame.pixels(in: frame.area))
  }

  func tell(_ failure: String, because reason: String) { messages.append("\(failure) \(reason)") }

  func close() { pages = [] }
}
