import Foundation
import SwiftUI
import Testing

@Suite struct URLDirectoriesTests {
  @Test func theUserDirectoriesAreDistinct() {
    let directories = [
      URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .downloadsDirectory, .desktopDirectory,
      .picturesDirectory, .moviesDirectory, .musicDirectory, .sharedPublicDirectory, .trashDirectory,
    ]
    #expect(Set(directories.map(\.path)).count == directories.count)
    #expect(directories.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
  }

  @Test func theDocumentsDirectoryEqualsThatOfTheFileManager() throws {
    let known = try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.documentsDirectory == known)
  }
}
